#pragma once
#include "ObjectiveC.h"
#include "CoreFoundation.h"
NS_ASSUME_NONNULL_BEGIN
@class NSArray<ObjectType>, NSDictionary<KeyType, ObjectType>, NSSet<ObjectType>, NSEnumerator<ObjectType>, NSOrderedSet<ObjectType>;
@class NSCoder, NSString, NSError, NSURL, NSData, NSDate, NSIndexPath, NSIndexSet, NSBundle, NSProgress, NSAttributedString, NSUUID, NSLocale, NSCalendar, NSTimeZone, NSDateComponents, NSURLRequest, NSUndoManager, NSUserActivity, NSPredicate;
typedef double NSTimeInterval;
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef NSRange *NSRangePointer;
typedef NSInteger NSComparisonResult_raw;
typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) { NSOrderedAscending = -1L, NSOrderedSame, NSOrderedDescending };
enum { NSNotFound_ = 0 };
static const NSInteger NSNotFound = 0x7fffffffffffffffL;
@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end
NS_SWIFT_NONSENDABLE
@interface NSCoder : NSObject
- (void)encodeObject:(nullable id)object forKey:(NSString *)key NS_SWIFT_NAME(encode(_:forKey:));
- (nullable id)decodeObjectForKey:(NSString *)key;
@end
@interface NSKeyedUnarchiver : NSCoder
- (nullable instancetype)initForReadingFromData:(NSData *)data error:(NSError **)error;
@end
@interface NSKeyedArchiver : NSCoder
- (instancetype)initRequiringSecureCoding:(BOOL)requiresSecureCoding;
@end
@protocol NSFastEnumeration
@end
@interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
- (nullable ObjectType)nextObject;
@end
NS_SWIFT_BRIDGED(Swift.String) @interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (instancetype)initWithString:(NSString *)aString;
- (NSString *)substringWithRange:(NSRange)range;
- (NSRange)rangeOfString:(NSString *)searchString;
- (NSString *)stringByReplacingCharactersInRange:(NSRange)range withString:(NSString *)replacement;
- (NSRange)rangeOfComposedCharacterSequencesForRange:(NSRange)range;
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue;
@end
@interface NSMutableString : NSString
@end
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSRange rangeValue;
@end
@interface NSNumber : NSValue
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly) NSUInteger unsignedIntegerValue NS_SWIFT_NAME(uintValue);
- (NSNumber *)initWithBool:(BOOL)value;
- (NSNumber *)initWithDouble:(double)value;
- (NSNumber *)initWithInteger:(NSInteger)value;
@end
NS_SWIFT_BRIDGED(Swift.Array) @interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end
@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
@end
NS_SWIFT_BRIDGED(Swift.Dictionary) @interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (nullable ObjectType)objectForKey:(KeyType)aKey;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end
@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
@end
NS_SWIFT_BRIDGED(Swift.Set) @interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding, NSFastEnumeration>
@property (readonly) NSUInteger count;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@end
@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
@end
@interface NSOrderedSet<__covariant ObjectType> : NSObject <NSCopying>
@end
typedef NSString *NSErrorDomain;
typedef NSString *NSErrorUserInfoKey;
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(Swift.Error)
@interface NSError : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithDomain:(NSErrorDomain)domain code:(NSInteger)code userInfo:(nullable NSDictionary<NSErrorUserInfoKey, id> *)dict NS_DESIGNATED_INITIALIZER;
@property (readonly, copy) NSErrorDomain domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *localizedDescription;
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(Date)
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@end
NS_SWIFT_BRIDGED(Data) @interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(URL) @interface NSURL : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(UUID) @interface NSUUID : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(IndexPath) @interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(IndexSet) @interface NSIndexSet : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(Locale) @interface NSLocale : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_BRIDGED(Calendar) @interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_SENDABLE NS_SWIFT_BRIDGED(TimeZone) @interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_BRIDGED(DateComponents) @interface NSDateComponents : NSObject <NSCopying, NSSecureCoding>
@end
NS_SWIFT_BRIDGED(URLRequest) @interface NSURLRequest : NSObject <NSCopying, NSSecureCoding>
@end
typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAttributedString.Key);
typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);
typedef NS_OPTIONS(NSUInteger, NSAttributedStringEnumerationOptions) { NSAttributedStringEnumerationReverse = 2, NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1048576 } NS_SWIFT_NAME(NSAttributedString.EnumerationOptions);
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly, copy) NSString *string;
@property (readonly) NSUInteger length;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)location effectiveRange:(nullable NSRangePointer)range;
- (nullable id)attribute:(NSAttributedStringKey)attrName atIndex:(NSUInteger)location effectiveRange:(nullable NSRangePointer)range;
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (void)enumerateAttribute:(NSAttributedStringKey)attrName inRange:(NSRange)enumerationRange options:(NSAttributedStringEnumerationOptions)opts usingBlock:(void (NS_NOESCAPE ^)(id _Nullable value, NSRange range, BOOL *stop))block;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other;
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
@end
@interface NSMutableAttributedString : NSAttributedString
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)attrString;
@end
NS_SWIFT_BRIDGED(Notification) @interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@property (nullable, readonly, copy) NSDictionary *userInfo;
@end
@class NSOperationQueue;
NS_SWIFT_SENDABLE @interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)aSelector name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (void)postNotification:(NSNotification *)notification;
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject NS_SWIFT_NAME(post(name:object:));
- (void)postNotificationName:(NSNotificationName)aName object:(nullable id)anObject userInfo:(nullable NSDictionary *)aUserInfo NS_SWIFT_NAME(post(name:object:userInfo:));
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer name:(nullable NSNotificationName)aName object:(nullable id)anObject;
- (id <NSObject>)addObserverForName:(nullable NSNotificationName)name object:(nullable id)obj queue:(nullable NSOperationQueue *)queue usingBlock:(void (^ NS_SWIFT_SENDABLE)(NSNotification *notification))block;
@end
NS_SWIFT_SENDABLE @interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
- (void)addOperationWithBlock:(void (^ NS_SWIFT_SENDABLE)(void))block;
@end
NS_SWIFT_SENDABLE @protocol NSLocking
- (void)lock;
- (void)unlock;
@end
NS_SWIFT_SENDABLE @interface NSLock : NSObject <NSLocking>
- (BOOL)tryLock NS_SWIFT_NAME(try());
@end
@protocol NSItemProviderWriting <NSObject>
@property (class, readonly, copy) NSArray<NSString *> *writableTypeIdentifiersForItemProvider;
@end
@protocol NSItemProviderReading <NSObject>
@property (class, readonly, copy) NSArray<NSString *> *readableTypeIdentifiersForItemProvider;
@end
typedef NS_ENUM(NSInteger, NSItemProviderRepresentationVisibility) { NSItemProviderRepresentationVisibilityAll = 0, NSItemProviderRepresentationVisibilityTeam = 1, NSItemProviderRepresentationVisibilityGroup = 2, NSItemProviderRepresentationVisibilityOwnProcess = 3 };
@interface NSItemProvider : NSObject <NSCopying>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithObject:(id<NSItemProviderWriting>)object;
- (void)registerObject:(id<NSItemProviderWriting>)object visibility:(NSInteger)visibility;
- (BOOL)canLoadObjectOfClass:(Class<NSItemProviderReading>)aClass;
- (NSProgress *)loadObjectOfClass:(Class<NSItemProviderReading>)aClass completionHandler:(void (^ NS_SWIFT_SENDABLE)(id<NSItemProviderReading> _Nullable object, NSError * _Nullable error))completionHandler;
@property (nullable, copy) NSString *suggestedName;
@property (copy, readonly) NSArray<NSString *> *registeredTypeIdentifiers;
- (BOOL)hasItemConformingToTypeIdentifier:(NSString *)typeIdentifier NS_SWIFT_NAME(hasItemConformingToTypeIdentifier(_:));
- (void)registerDataRepresentationForTypeIdentifier:(NSString *)typeIdentifier visibility:(NSItemProviderRepresentationVisibility)visibility loadHandler:(NSProgress * _Nullable (^ NS_SWIFT_SENDABLE)(void (^completionHandler)(NSData * _Nullable data, NSError * _Nullable error)))loadHandler;
- (NSProgress *)loadDataRepresentationForTypeIdentifier:(NSString *)typeIdentifier completionHandler:(void (^ NS_SWIFT_SENDABLE)(NSData * _Nullable data, NSError * _Nullable error))completionHandler;
@end
@interface NSString (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end
@interface NSURL (ItemProvider) <NSItemProviderReading, NSItemProviderWriting>
@end
NS_SWIFT_SENDABLE @interface NSProgress : NSObject
@property double fractionCompleted;
@end
NS_SWIFT_SENDABLE @interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle NS_SWIFT_NAME(main);
+ (NSBundle *)bundleForClass:(Class)aClass;
@property (nullable, readonly, copy) NSString *bundleIdentifier;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)tableName;
@end
typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);
@class NSTimer;
NS_SWIFT_NAME(RunLoop) @interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *currentRunLoop NS_SWIFT_NAME(current) __attribute__((swift_attr("@_unavailableFromAsync")));
@property (class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode NS_SWIFT_NAME(add(_:forMode:));
- (void)runUntilDate:(NSDate *)limitDate __attribute__((swift_attr("@_unavailableFromAsync")));
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limitDate NS_SWIFT_NAME(run(mode:before:)) __attribute__((swift_attr("@_unavailableFromAsync")));
@end
NS_SWIFT_NAME(Timer) @interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats block:(void (^ NS_SWIFT_SENDABLE)(NSTimer *timer))block;
- (void)invalidate;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(Thread) @interface NSThread : NSObject
+ (void)detachNewThreadWithBlock:(void (^ NS_SWIFT_SENDABLE)(void))block NS_SWIFT_NAME(detachNewThread(_:));
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithBlock:(void (^ NS_SWIFT_SENDABLE)(void))block;
- (void)start;
@property (class, readonly) BOOL isMainThread;
@property (class, readonly, copy) NSArray<NSString *> *callStackSymbols;
+ (void)sleepForTimeInterval:(NSTimeInterval)ti;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(FileHandle) @interface NSFileHandle : NSObject <NSSecureCoding>
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardInput NS_SWIFT_NAME(standardInput);
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput NS_SWIFT_NAME(standardOutput);
@property (class, readonly, strong) NSFileHandle *fileHandleWithStandardError NS_SWIFT_NAME(standardError);
+ (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError **)error NS_SWIFT_NAME(init(forReadingFrom:));
+ (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError **)error NS_SWIFT_NAME(init(forWritingTo:));
- (void)writeData:(NSData *)data NS_SWIFT_NAME(write(_:));
- (BOOL)seekToOffset:(unsigned long long)offset error:(NSError **)error NS_SWIFT_NAME(seek(toOffset:));
- (BOOL)closeAndReturnError:(NSError **)error NS_SWIFT_NAME(close());
@end
typedef NS_OPTIONS(NSUInteger, NSJSONReadingOptions) { NSJSONReadingMutableContainers = 1, NSJSONReadingMutableLeaves = 2, NSJSONReadingFragmentsAllowed = 4 } NS_SWIFT_NAME(JSONSerialization.ReadingOptions);
typedef NS_OPTIONS(NSUInteger, NSJSONWritingOptions) { NSJSONWritingPrettyPrinted = 1, NSJSONWritingSortedKeys = 2, NSJSONWritingFragmentsAllowed = 4, NSJSONWritingWithoutEscapingSlashes = 8 } NS_SWIFT_NAME(JSONSerialization.WritingOptions);
NS_SWIFT_NAME(JSONSerialization) @interface NSJSONSerialization : NSObject
+ (BOOL)isValidJSONObject:(id)obj;
+ (nullable NSData *)dataWithJSONObject:(id)obj options:(NSJSONWritingOptions)opt error:(NSError **)error;
+ (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)opt error:(NSError **)error;
@end
typedef NS_ENUM(NSUInteger, NSPropertyListFormat) { NSPropertyListOpenStepFormat = 1, NSPropertyListXMLFormat_v1_0 = 100, NSPropertyListBinaryFormat_v1_0 = 200 } NS_SWIFT_NAME(PropertyListSerialization.PropertyListFormat);
typedef NS_OPTIONS(NSUInteger, NSPropertyListMutabilityOptions) { NSPropertyListImmutable = 0, NSPropertyListMutableContainers = 1, NSPropertyListMutableContainersAndLeaves = 2 } NS_SWIFT_NAME(PropertyListSerialization.MutabilityOptions);
NS_SWIFT_NAME(PropertyListSerialization) @interface NSPropertyListSerialization : NSObject
+ (nullable id)propertyListWithData:(NSData *)data options:(NSPropertyListMutabilityOptions)opt format:(nullable NSPropertyListFormat *)format error:(NSError **)error NS_SWIFT_NAME(propertyList(from:options:format:));
@end
NS_SWIFT_SENDABLE @interface NSUserActivity : NSObject
@property (readonly, copy) NSString *activityType;
@end
NS_SWIFT_UI_ACTOR @interface NSUndoManager : NSObject
@property (readonly) BOOL canUndo;
@property (readonly) BOOL canRedo;
@property (readonly, getter=isUndoing) BOOL undoing;
@property (readonly, getter=isRedoing) BOOL redoing;
@property (readonly, getter=isUndoRegistrationEnabled) BOOL undoRegistrationEnabled;
@property BOOL groupsByEvent;
@property NSUInteger levelsOfUndo;
@property (readonly) NSInteger groupingLevel;
@property (readonly, copy) NSString *undoActionName;
@property (readonly, copy) NSString *redoActionName;
@property (readonly, copy) NSString *undoMenuItemTitle;
@property (readonly, copy) NSString *redoMenuItemTitle;
- (void)undo;
- (void)redo;
- (void)undoNestedGroup;
- (void)beginUndoGrouping;
- (void)endUndoGrouping;
- (void)disableUndoRegistration;
- (void)enableUndoRegistration;
- (void)removeAllActions;
- (void)removeAllActionsWithTarget:(id)target;
- (void)setActionName:(NSString *)actionName;
@end
extern NSNotificationName const NSUndoManagerWillUndoChangeNotification;
extern NSNotificationName const NSUndoManagerDidUndoChangeNotification;
extern NSNotificationName const NSUndoManagerWillRedoChangeNotification;
extern NSNotificationName const NSUndoManagerDidRedoChangeNotification;
@interface NSPredicate : NSObject
@end
typedef NS_OPTIONS(NSUInteger, NSRegularExpressionOptions) { NSRegularExpressionCaseInsensitive = 1 };
typedef NS_OPTIONS(NSUInteger, NSMatchingOptions) { NSMatchingReportProgress = 1 };
@interface NSRegularExpression : NSObject
- (nullable instancetype)initWithPattern:(NSString *)pattern options:(NSRegularExpressionOptions)options error:(NSError **)error;
- (NSUInteger)numberOfMatchesInString:(NSString *)string options:(NSMatchingOptions)options range:(NSRange)range;
+ (NSString *)escapedPatternForString:(NSString *)string;
@end
typedef NS_OPTIONS(NSUInteger, NSKeyValueObservingOptions) { NSKeyValueObservingOptionNew = 1, NSKeyValueObservingOptionOld = 2, NSKeyValueObservingOptionInitial = 4, NSKeyValueObservingOptionPrior = 8 };
typedef NSString *NSKeyValueChangeKey NS_TYPED_ENUM;
@interface NSObject (KVC)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (void)addObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath options:(NSKeyValueObservingOptions)options context:(nullable void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)keyPath;
- (void)observeValueForKeyPath:(nullable NSString *)keyPath ofObject:(nullable id)object change:(nullable NSDictionary<NSKeyValueChangeKey, id> *)change context:(nullable void *)context;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)performSelectorOnMainThread:(SEL)aSelector withObject:(nullable id)arg waitUntilDone:(BOOL)wait;
@end
SEL NSSelectorFromString(NSString *aSelectorName);
NSString *NSStringFromSelector(SEL aSelector);
NSString *NSStringFromClass(Class aClass);
Class _Nullable NSClassFromString(NSString *aClassName);
extern NSRunLoopMode const NSDefaultRunLoopMode NS_SWIFT_NAME(NSRunLoopMode.default);
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(NSRunLoopMode.common);
NS_ASSUME_NONNULL_END
