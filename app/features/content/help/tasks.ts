import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'undo',
      place: 40,
      title: m.help_undo,
      right: 'content',
      screen: { to: '/admin/trash', label: m.trash_title },
      alt: m.help_undo_alt,
    },
    {
      undo: m.undo,
      more: m.editor_more,
      history: m.editor_history,
      website: m.set_website,
      trash: m.trash_title,
      restore: m.trash_restore,
    },
    names => [m.help_undo_1(names), m.help_undo_2(names), m.help_undo_3(), m.help_undo_4(names)],
  ),
]
