/** Long enough to be read to the end by slow readers. */
export const RELOAD_SECONDS = 20;
