import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'picture',
      place: 150,
      title: m.help_picture,
      right: 'content',
      screen: { to: '/admin/media', label: m.admin_media },
      alt: m.help_picture_alt,
    },
    { website: m.set_website, pictures: m.admin_media, used: m.media_used, replace: m.media_replace },
    names => [m.help_picture_1(names), m.help_picture_2(names), m.help_picture_3()],
  ),
]
