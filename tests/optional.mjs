/** The features that an agency can be without: tests/removal.mjs takes each of them away. */
export const OPTIONAL = [
  'payments',
  'complaints',
  'demands',
  'news',
  'gallery',
  'tasks',
  'calendar',
  'views',
  'webhooks',
  'tokens',
  'workers',
  'applications',
]
