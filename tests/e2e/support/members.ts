/** Token of the demo member wulan_r. The tokens of the mock platform are user ids. */
export const WULAN = '1001'
/** Token of budi_k, who has a bank account and may watch past 180 s of a video (reading 52). */
export const BUDI = '1002'
/** Token of siti_m, who may not order and has neither a bank account nor a fund password. */
export const SITI = '1003'
