// All positions and views of the ledger's section Notation and of its worked examples.
#pragma once

#include <string_view>

namespace engawa::susanoo {

// One position on each line.
inline constexpr std::string_view kLedgerPositions = R"(
3.0.0.0.0.0.-/-.-.-.-/-.1.-.-.-.-.-.-.-/-.1.-.-.-.-.-.-.-/-.1.-.-.-.-.-.-.-/-/first
3.1.1.10.0.0.weapon/TR04,TR08,TR14.-.-.-/HB03.3.3.CO06,EQ05,EV19.EQ07+,EQ26.-.-.-.EV28/HB04.1.-.CO05,EV02,YO03.EQ09+.-.-.-.-/HB08.2.-.EV10.-.-.-.-.-/-/prep+draw+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/1.3.YO30:0:0.2,3.0:1:1.-.-.-.-/fight+judge+over+end+surplus+next
3.2.2.0.0.0.-/TR07,TR10,TR15.-.-.-/-.1.-.CO01,EQ04,EQ28,EV08,YO01,YO16.-.-.-.-.-/-.1.-.CO02,EQ02,EQ16,OR03,YO09,YO32.-.-.-.-.-/-.1.-.EQ03,EQ11,EQ20,EV07,EV16,EV22.-.-.-.-.-/-/being:1+being:3+being:2+turn
3.2.2.1.0.0.-/TR07,TR10,TR15.-.-.-/HB05.1.-.CO01,EQ04,EQ28,EV08,YO01,YO16.-.-.-.-.-/HB09.1.-.CO02,EQ02,EQ16,OR03,YO09,YO32.-.-.-.-.-/HB03.1.-.EQ03,EQ11,EQ20,EV07,EV16,EV22.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.12.0.0.-/TR04,TR08,TR09.-.-.-/HB01.3.-.-.-.TR11,TR14+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/form+prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.CO06,EQ05,EQ07,EV19.EQ26+.-.-.-.-/HB04.1.-.CO05,EV02,YO03.EQ09+.-.-.-.-/HB08.2.-.EV10,EV28.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB06.3.-.-.EQ22+,EQ24+.-.-.-.-/HB04.1.-.EV03,EV06.-.-.-.-.-/HB08.1.-.CO01.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.CO01,EQ22.EV06,EV03.-/HB06.3.-.-.EQ24+.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB03.3.-.-.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.2.HB03/TR04,TR08,TR14.-.-.-/HB03.3.-.EV22=w.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.EV20,OR05,YO03.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.YO30.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/-/choice+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ22+,EQ26+.-.YO01.-.-/HB04.5.-.-.EQ33+.-.-.-.-/HB08.6.-.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/1.0.YO30:0:0.2.-.2:1:EQ22.-.-.-/counter_answer:1:2+fight+judge+over+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.6.-.YO17.EQ05+.-.YO01,YO02.-.-/HB10.7.-.-.EQ12+.-.-.-.-/HB08.2.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.7.-.CO05=w.EQ05+.-.YO02,YO17.-.-/HB10.7.-.EQ33=w,EV07,YO09.EQ12+.-.YO01.-.-/HB08.2.-.-.-.-.-.-.-/-/end+surplus+next
3.1.1.10.0.0.-/TR08,TR09,TR14.-.-.-/HB05.8.-.YO22.-.TR04+.-.-.-/HB04.1.-.EV19,YO03,YO25.-.-.-.-.-/HB08.1.-.EV18.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB08.2.-.OR08.-.TR16+.YO05,YO06,YO07,YO08.-.-/HB04.1.-.-.-.-.YO01,YO02.-.-/HB09.1.-.-.-.-.YO03,YO04.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB08.2.3.-.-.TR16+.YO08.-.-/HB04.1.-.-.-.-.-.-.-/HB09.1.-.-.-.-.YO04.-.-/1.0.OR08:0:0.-.-.-.-.-.YO05:5,YO01:0,YO02:0,YO03:0,YO06:5,YO07:5/flee:1+over+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.9.-.OR05.-.-.YO01,YO02,YO03,YO04.-.-/HB04.1.-.OR01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB07.3.-.CO03,CO05,EV20,YO31.EQ25+,EQ26+.-.-.-.-/HB04.1.-.EV18,YO13.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.CO03.EV20,YO31,YO13,EV18.-/HB07.2.2.CO05.EQ25+,EQ26+.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR09.-.-.-/HB01.4.-.CO04,EV10=w,OR02,YO05.EQ08+,EQ33+.TR14+.YO01.OR07.EV28/HB04.3.-.-.-.-.-.-.-/HB08.2.-.-.-.-.-.-.-/HB09.3.-.-.-.-.-.-.-/-/choice+end+surplus+next
4.1.2.11.0.0.-/TR04,TR08,TR09.CO04,EQ08.EV28,YO05,OR02.-/HB05.4.x.-.-.TR14+.YO01.OR07.-/HB04.3.-.-.-.-.-.-.-/HB08.2.-.EQ33=w.-.-.-.-.-/HB09.3.-.EV10=w.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.13.0.0.-/TR04,TR08,TR09.-.-.-/HB05.4.-.-.-.TR14+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/2xdeal:R:1+2xdeal:F:1+form+prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.1.-.-.-.-.-.-.-/HB04.1.-.CO01,CO06,EV20.EQ29+.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR01,TR02,TR04.CO01,EQ29.-.-/HB01.1.-.-.-.-.-.-.-/HB04.1.-.CO06,EV20.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.11.-.OR05.EQ33+.-.YO01,YO02.OR01,OR02,OR03.-/HB04.8.-.-.-.-.YO03,YO04.OR04,OR06.-/HB08.7.-.-.-.TR01+,TR02,TR05.-.OR07,OR08.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR08,TR14,TR20.-.-.-/HB02.12.-.-.EQ33+.TR04+.YO01,YO02.OR01,OR02,OR03,OR05.-/HB04.8.-.-.-.-.YO03,YO04.OR04,OR06.-/HB08.7.-.-.-.TR01+,TR02,TR05.-.OR07,OR08.-/-/over:heads
3.1.1.10.0.0.-/TR18,TR19,TR20.-.-.-/HB01.4.-.CO15.-.TR01+,TR02,TR03,TR04,TR05,TR06,TR07.-.-.-/HB04.1.-.-.-.TR08+,TR09,TR10,TR11,TR12.-.-.-/HB08.1.-.-.-.TR13+,TR14,TR15,TR16.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR17,TR18,TR19.CO15.-.-/HB01.2.-.-.-.TR01+,TR02,TR03,TR04,TR05,TR06,TR07,TR20.-.-.-/HB04.1.-.-.-.TR08+,TR09,TR10,TR11,TR12.-.-.-/HB08.1.-.-.-.TR13+,TR14,TR15,TR16.-.-.-/-/over:forms
3.1.1.10.12.0.-/TR04,TR08,TR14.-.OR01,OR02,OR03,OR04,OR05,OR06,OR07,OR08,YO02,YO03,YO04,YO05,YO06,YO07,YO08,YO09,YO10,YO11,YO12,YO13,YO14,YO15,YO16,YO17,YO18,YO19,YO20,YO21,YO22,YO23,YO24,YO25,YO26,YO27,YO28,YO29,YO30,YO31,YO32,EV01,EV02,EV03,EV04,EV05,EV06,EV07,EV08,EV09,EV10,EV11,EV12,EV13,EV14,EV15,EV16,EV17,EV18,EV19,EV20,EV21,EV22,EV23,EV24,EV25,EV26,EV27,EV28,EV29.-/HB01.2.-.EV30.-.-.-.-.-/HB04.1.-.YO01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.12.0.-/TR04,TR08,TR14.-.OR01,OR02,OR03,OR04,OR05,OR06,OR07,OR08,YO02,YO03,YO04,YO05,YO06,YO07,YO08,YO09,YO10,YO11,YO12,YO13,YO14,YO15,YO16,YO17,YO18,YO19,YO20,YO21,YO22,YO23,YO24,YO25,YO26,YO27,YO28,YO29,YO30,YO31,YO32,EV01,EV02,EV03,EV04,EV05,EV06,EV07,EV08,EV09,EV10,EV11,EV12,EV13,EV14,EV15,EV16,EV17,EV18,EV19,EV20,EV21,EV22,EV23,EV24,EV25,EV26,EV27,EV28,EV29.-/HB01.2.-.EV30.-.-.-.-.-/HB04.1.-.YO01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/over:events
3.1.1.10.11.0.-/TR04,TR08,TR14.-.OR01,OR02,OR03,OR04,OR05,OR06,OR07,OR08,YO02,YO03,YO04,YO05,YO06,YO07,YO08,YO09,YO10,YO11,YO12,YO13,YO14,YO15,YO16,YO17,YO18,YO19,YO20,YO21,YO22,YO23,YO24,YO25,YO26,YO27,YO28,YO29,YO30,YO31,YO32,EV01,EV02,EV03,EV04,EV05,EV06,EV07,EV08,EV09,EV10,EV11,EV12,EV13,EV14,EV15,EV16,EV17,EV18,EV19,EV20,EV21,EV22,EV23,EV24,EV25,EV26,EV27,EV28,EV29.-/HB01.2.-.EV30.-.-.-.-.-/HB04.1.-.YO01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.9.-.YO32.-.TR06+.-.-.-/HB04.1.-.EV27.-.-.-.-.-/HB08.1.-.EV25.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.EV27,EV25.-/HB09.9.2.-.-.TR06+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/1.0.YO32:+1:0.-.-.-.-.-.-/fight+judge+over+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.YO21.-.-.-.-.-/HB04.1.-.CO13,EV20.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.CO13.YO21,EV20.-/HB01.2.2.-.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB06.5.-.CO09,YO15.EQ15+.TR10+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB06.5.-.YO07.-.TR10+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.CO01,EV12.-.-.-.-.-/HB04.1.-.CO06=w,EV10=w,YO11.-.-.-.-.-/HB08.1.-.EV22.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.CO01,YO11=2.-.-.-.-.-/HB04.1.1.CO06=w,EV10=1.-.-.-.-.-/HB08.1.-.EV22.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.4.-.CO01,CO02,EQ01,EV20,YO11,YO12=w.-.-.-.-.-/HB04.2.-.-.-.-.-.-.-/HB08.2.x.-.-.-.-.-.-/HB09.2.-.EV18.-.-.-.-.-/-/end+surplus+next
4.1.2.11.0.0.-/TR04,TR08,TR14.CO01.-.-/HB02.4.-.CO02,EQ01,EV20,YO11.-.-.-.-.-/HB04.2.-.YO12=1.-.-.-.-.-/HB08.2.x.-.-.-.-.-.-/HB09.2.-.EV18.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ05+,EQ07.-.-.-.-/HB04.1.-.-.EQ10+,EQ12+.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.trade/TR04,TR08,TR14.-.-.-/HB01.3.-.-.EQ07,EQ10+.-.-.-.-/HB04.1.-.-.EQ05,EQ12+.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.5.-.CO02,EV08,EV09,EV16.-.-.-.-.-/HB04.5.-.-.-.-.-.-.-/HB08.1.x.-.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.CO02.EV08,EV09.-/HB01.3.-.-.-.-.-.-.-/HB04.3.-.-.-.-.-.-.-/HB08.2.x.-.-.-.-.-.-/HB09.2.-.-.-.-.-.-.-/-/target:1:EV16:1:0+toss:EV16+prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.2.-.YO02,YO04.-.-.-.-.EV29,EV30/HB04.1.-.EV28.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.YO02,EV29,EV30,YO04.-/HB09.2.2.-.-.-.-.-.EV28/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.CO04,EQ31.YO05,OR02,YO09,EV20,YO03.-/HB01.1.-.EV11,EV13,EV14,EV15.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.CO04.YO05,YO09,EV20,EV15,EV13,EV14.-/HB01.1.-.EQ31=w,EV11,OR02=w,OR07.-.-.YO03.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.5.-.EV07,YO10.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR01,TR04,TR08.-.EV07.-/HB09.5.-.-.-.TR14-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/1.0.YO10:0:0.-.-.-.-.-.-/fight+judge+over+end+surplus+next
3.1.1.10.0.0.-/TR01,TR04,TR08.-.EV07.-/HB09.6.-.CO01.-.TR14+.YO10.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.9.-.CO06,EV10,YO09.EQ22+,EQ24+,EQ27+.TR01+,TR03,TR18.YO01,YO02,YO03.OR01,OR02.-/HB04.8.-.EQ33.EQ29+,EQ31+.TR20+.YO04,YO05.-.-/HB08.8.-.CO15.-.-.-.OR03.-/-/over:events
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.CO02,CO05,CO15,EQ01,YO03.-.-.-.-.-/HB04.1.-.EQ02,OR01.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.4.-.YO14.EQ06+,EQ10+.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB02.4.-.YO17.EQ04+.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO23.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO18.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO28.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO26.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,OR02.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO01.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO10.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.CO01,EV20,EV22,YO20.EQ22+,EQ24+,EQ35+.TR17+,TR19.YO05,YO06.OR07.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.2.-.CO14,YO18.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.EV24.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.4.-.CO05,EV20,EV22,YO02,YO21.EQ02+,EQ34+.TR03+.YO01.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.2.-.CO05,YO31.-.-.-.-.-/HB10.3.-.EQ33,EV20.EQ09+.-.-.-.-/HB08.4.-.-.-.-.-.-.-/HB06.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
4.1.1.10.0.0.-/TR04,TR08,TR14.CO05,EQ09.YO31.-/HB09.2.-.EV20=w.-.-.-.-.-/HB10.3.x.-.-.-.-.-.-/HB08.4.-.-.-.-.-.-.-/HB06.1.-.EQ33=w.-.-.-.-.-/-/end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.-.YO15.-.-.-.-.-/HB04.1.-.CO07,EV23.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/choice+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB09.6.2.-.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/1.0.YO15:0:0.-.-.-.EV23:2:o:0:6:0:0,CO07:2:f:7:0:0:0.-.-/fight+judge+over+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.12.-.CO06.-.-.-.-.-/HB04.1.-.EV02.-.-.-.-.-/HB08.3.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3.1.1.10.0.0.-/TR04,TR08,TR14.CO06.EV02.-/HB01.12.-.-.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.3.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
)";

// On each line the viewer, 0 for the watchers, and what it sees.
inline constexpr std::string_view kLedgerViews = R"(
1 3.1.1.10.0.2.HB03/TR04,TR08,TR14.-.-.EV22,OR01/HB03.3.-.-.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/show+end+surplus+next
2 3.1.1.10.0.2.HB03/TR04,TR08,TR14.-.-.?e,?e/HB03.3.-.-.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/show+end+surplus+next
1 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.EV20,OR05,YO01,YO03.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
2 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.2.-.?e,?e,?e,?e.-.-.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/end+surplus+next
3 3.1.1.10.0.0.-/TR04,TR08,TR14.-.-.-/HB01.7.-.CO05=w.EQ05+.-.YO02,YO17.-.-/HB10.7.-.EQ33=w,?e,?e.EQ12+.-.YO01.-.-/HB08.2.-.-.-.-.-.-.-/-/end+surplus+next
2 4.1.1.10.0.0.-/TR04,TR08,TR09.-.-.-/HB01.4.-.EV10=w,?e,?r.EQ08+,EQ33+.TR14+.YO01.OR07.EV28/HB04.3.-.-.-.-.-.-.-/HB08.2.-.-.-.-.-.-.-/HB09.3.-.-.-.-.-.-.-/1.0.OR02:0:0.-.-.-.-.-.-/hurt:1:OR02+over+end+surplus+next
2 4.1.1.10.0.0.-/TR04,TR08,TR09.-.EV28.CO04,EQ08,EQ33,EV10,YO05/HB01.4.x.-.-.TR14+.YO01.OR07.-/HB04.3.-.-.-.-.-.-.-/HB08.2.-.-.-.-.-.-.-/HB09.3.-.-.-.-.-.-.-/1.0.OR02:0:0.-.-.-.-.-.-/loot:3+loot:2+loot:4+bury+switch:1+over+end+surplus+next
2 3.1.1.13.0.0.-/TR04,TR08,TR09.-.-.-/HB05.4.-.?e,?e,?r,?r.-.TR14+.-.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
1 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.CO01,YO11=2.-.-.-.-.-/HB04.1.1.CO06=w,EV10=1.-.-.-.-.-/HB08.1.-.?e.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
2 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.YO11=2,?r.-.-.-.-.-/HB04.1.1.CO06=w,EV10=1.-.-.-.-.-/HB08.1.-.?e.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
3 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.?e,?r.-.-.-.-.-/HB04.1.1.CO06=w,?e.-.-.-.-.-/HB08.1.-.EV22.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
0 4.1.1.10.0.0.-/TR04,TR08,TR14.-.EV12.-/HB01.2.-.?e,?r.-.-.-.-.-/HB04.1.1.CO06=w,?e.-.-.-.-.-/HB08.1.-.?e.-.-.-.-.-/HB09.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
4 4.1.2.11.0.0.-/TR04,TR08,TR14.CO01.-.-/HB02.4.-.?e,?e,?r,?r.-.-.-.-.-/HB04.2.-.?e.-.-.-.-.-/HB08.2.x.-.-.-.-.-.-/HB09.2.-.EV18.-.-.-.-.-/-/prep+draw+end+surplus+next
2 3.1.1.10.0.0.-/TR04,TR08,TR14.CO04,EQ31.YO05,OR02,YO09,EV20.?e,?e,?e,?e,?e/HB01.1.-.?e,?e,?e.-.-.YO03.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/look:1:e:1+toss:EV15+prep+draw+end+surplus+next
3 3.1.1.10.0.0.-/TR04,TR08,TR14.CO04.YO05,YO09,EV20,EV15,EV13,EV14.-/HB01.1.-.EQ31=w,OR02=w,?e,?e.-.-.YO03.-.-/HB04.1.-.-.-.-.-.-.-/HB08.1.-.-.-.-.-.-.-/-/prep+draw+end+surplus+next
)";

}  // namespace engawa::susanoo
