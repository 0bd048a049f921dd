// The run loop of Core Foundation. Written by hand.
#pragma once
#define CF_CLASS_OF(name) __attribute__((objc_bridge_mutable(id))) name
typedef long CFIndex;
typedef unsigned long CFOptionFlags;
typedef const struct CF_CLASS_OF(__CFAllocator) *CFAllocatorRef;
typedef struct CF_CLASS_OF(__CFRunLoop) *CFRunLoopRef;
typedef struct CF_CLASS_OF(__CFRunLoopObserver) *CFRunLoopObserverRef;
typedef CFStringRef CFRunLoopMode __attribute__((swift_wrapper(struct)));
extern const CFRunLoopMode kCFRunLoopCommonModes;

typedef enum __attribute__((flag_enum, enum_extensibility(open))) CFRunLoopActivity : CFOptionFlags {
  kCFRunLoopEntry = 1,
  kCFRunLoopBeforeTimers = 2,
  kCFRunLoopBeforeSources = 4,
  kCFRunLoopBeforeWaiting = 32,
  kCFRunLoopAfterWaiting = 64,
  kCFRunLoopExit = 128,
  kCFRunLoopAllActivities = 0x0FFFFFFF
} CFRunLoopActivity;

// Objects are managed by the names of the functions that return them.
#pragma clang arc_cf_code_audited begin
CFRunLoopRef CFRunLoopGetMain(void);
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
  CFAllocatorRef allocator, CFOptionFlags activities, _Bool repeats, CFIndex order,
  void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity));
void CFRunLoopAddObserver(CFRunLoopRef loop, CFRunLoopObserverRef observer, CFRunLoopMode mode);
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
#pragma clang arc_cf_code_audited end
