/**
 * What features record and tell. Each declares its own beside its list: `declare module
 * '#server/registration/feature-events.ts' { interface … }`.
 */
export interface ActivityAreas {}
export interface NoticeKinds {}
/** Each feature’s own events that webhooks hear of. */
export interface WebhookEvents {}

type ActionsIn<Areas> = {
  [Area in keyof Areas]: Areas[Area] extends { actions: infer Actions } ? keyof Actions : never
}[keyof Areas]

/** Every action that the activity log records. */
export type Action = { [Feature in keyof ActivityAreas]: ActionsIn<ActivityAreas[Feature]> }[keyof ActivityAreas] &
  string

/** Every kind of event that staff can hear of. */
export type NoticeEvent = { [Feature in keyof NoticeKinds]: keyof NoticeKinds[Feature] }[keyof NoticeKinds] & string

/** Every event of a feature that webhooks hear of, beside those of content. */
export type FeatureEvent = WebhookEvents[keyof WebhookEvents] & string
