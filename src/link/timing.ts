/**
 * Milliseconds. Whatever the browser says of a connection, who is not heard for five seconds is lost; the line is open again
 * if he is heard within a minute.
 */
export const BEAT = 2_000
export const LOST = 5_000
export const GIVEN_UP = 60_000
/** Messages between two beats: nobody taps so fast. */
export const MOST_IN_BEAT = 60
/** Of the messages of a line. */
export const VERSION = 1
