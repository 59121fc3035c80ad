export const POS = {
  a: '',
  b: 'Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s/Bw@h9s,Sa@i9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Er@h4,Sa@g1n/00130110.30001100.01102001/01210002.11000200.01011110/w/t/-.g1:1/0/34',
  f: 'Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s/Bw@h9s,Sa@i9s,Bw@j9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Sa@g1n/10130010.20001100.01102101/01110002.11000200.01011120/w/r1Sa/-.-/0/36',
  g: 'Sa@k10e,Er@m9,Sw@m8,Er@e6,Wa@g6,Sw@j6,Wa@k6,Bw@l6w,Fi@g5s,Bw@k5n/Bw@h9s,Sa@i9s,Bw@j9s,Er@g8,Wa@j8,Ai@f6,Lo@f5,Ai@g4,Sa@g1n/00030010.20001100.01102101/12110202.00000000.01011120/-/xw/-.-/0/39',
};
