import { m } from '#i18n/paraglide/messages.js'

/** Why somebody was not selected, for those who say so often. */
export const reasons = [m.reason_posts, m.reason_experience, m.reason_test, m.reason_absent, m.reason_medical]
