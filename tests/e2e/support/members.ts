/** Token of the seeded member wulan_r. The tokens of the mock platform are user ids. */
export const WULAN = '1001'
/**
 * Token of budi_k, who has a linked bank account and the full-view right. Without this right, a
 * video stops at 180 s (reading 52).
 */
export const BUDI = '1002'
/** Token of siti_m, who may not order and has neither a bank account nor a fund password. */
export const SITI = '1003'
