/** The toast with the way into the staff area, which stays until somebody is there. */
export const WAY_IN = 'way-in'
