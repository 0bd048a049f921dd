// Parts of Foundation that text, layers and drags need. Written by hand.
#pragma once
#include "Foundation.h"
NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_SENDABLE @interface NSNull : NSObject <NSCopying, NSSecureCoding>
+ (NSNull *)null;
@end
@interface NSString (Comparison)
- (BOOL)isEqualToString:(NSString *)aString NS_SWIFT_NAME(isEqual(to:));
@end
NS_SWIFT_SENDABLE @interface NSConditionLock : NSObject <NSLocking>
- (instancetype)initWithCondition:(NSInteger)condition NS_DESIGNATED_INITIALIZER;
@property (readonly) NSInteger condition;
- (void)lockWhenCondition:(NSInteger)condition;
- (BOOL)tryLock NS_SWIFT_NAME(try());
- (BOOL)tryLockWhenCondition:(NSInteger)condition;
- (void)unlockWithCondition:(NSInteger)condition;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLCache) @interface NSURLCache : NSObject
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLResponse) @interface NSURLResponse : NSObject <NSSecureCoding, NSCopying>
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(HTTPURLResponse) @interface NSHTTPURLResponse : NSURLResponse
@property (readonly) NSInteger statusCode;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionConfiguration) @interface NSURLSessionConfiguration : NSObject <NSCopying>
@property (class, readonly, strong) NSURLSessionConfiguration *defaultSessionConfiguration NS_SWIFT_NAME(default);
@property NSTimeInterval timeoutIntervalForRequest;
@property (nullable, retain) NSURLCache *URLCache NS_SWIFT_NAME(urlCache);
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionTask) @interface NSURLSessionTask : NSObject <NSCopying>
- (void)cancel;
- (void)resume;
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSessionDataTask) @interface NSURLSessionDataTask : NSURLSessionTask
@end
NS_SWIFT_SENDABLE NS_SWIFT_NAME(URLSession) @interface NSURLSession : NSObject
@property (class, readonly, strong) NSURLSession *sharedSession NS_SWIFT_NAME(shared);
@property (readonly, copy) NSURLSessionConfiguration *configuration;
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration NS_SWIFT_NAME(init(configuration:));
@end
@interface NSBundle (Paths)
- (nullable instancetype)initWithPath:(NSString *)path;
@end
@interface NSObject (NSKeyedArchiverObjectSubstitution_)
@property (readonly) Class classForCoder;
@end
@interface NSMutableAttributedString (Changes)
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str;
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)insertAttributedString:(NSAttributedString *)attrString atIndex:(NSUInteger)loc;
- (void)deleteCharactersInRange:(NSRange)range;
- (void)setAttributedString:(NSAttributedString *)attrString;
- (void)beginEditing;
- (void)endEditing;
@end
NS_ASSUME_NONNULL_END
