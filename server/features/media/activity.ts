import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'

export const mediaActivity = {
  media: {
    label: m.activity_part_media,
    actions: {
      'picture-added': m.did_picture_added,
      'picture-changed': m.did_picture_changed,
      'picture-replaced': m.did_picture_replaced,
      'picture-deleted': m.did_picture_deleted,
    },
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    media: typeof mediaActivity
  }
}
