#pragma once
#include "Foundation.h"
NS_ASSUME_NONNULL_BEGIN
NS_SWIFT_SENDABLE __attribute__((swift_private)) @interface UTType : NSObject <NSCopying>
@property (readonly) NSString *identifier;
@end
NS_ASSUME_NONNULL_END
