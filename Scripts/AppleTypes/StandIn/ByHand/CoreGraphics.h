#pragma once
#include "CoreFoundation.h"
#define CGT(n) typedef struct __attribute__((objc_bridge(id))) n *n##Ref
CGT(CGContext); CGT(CGFont); CGT(CGDataProvider); CGT(CGPDFDocument); CGT(CGGradient);
#define CGENUM(_type, _name) enum __attribute__((enum_extensibility(open))) _name : _type _name; enum _name : _type
#define CGOPTIONS(_type, _name) enum __attribute__((flag_enum,enum_extensibility(open))) _name : _type _name; enum _name : _type
#define CGNAME(n) __attribute__((swift_name(#n)))
#include "CGColor.h"
#include "CGImage.h"
#include "CGPath.h"
#include "CGContext.h"
