import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'news',
      place: 30,
      title: m.help_news,
      right: 'content',
      screen: { to: '/admin/news', label: m.admin_news },
      alt: m.help_news_alt,
    },
    {
      website: m.set_website,
      news: m.admin_news,
      add: m.news_add,
      schedule: m.editor_schedule,
      time: m.editor_schedule_time,
    },
    names => [m.help_news_1(names), m.help_news_2(), m.help_news_3(names), m.help_news_4(names)],
  ),
]
