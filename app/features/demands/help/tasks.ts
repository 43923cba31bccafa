import { defineHelp } from '#app/staff/define-help.ts'
import { m } from '#i18n/paraglide/messages.js'

export const tasks = [
  defineHelp(
    {
      id: 'demand',
      place: 110,
      title: m.help_demand,
      right: 'demands',
      screen: { to: '/admin/demands', label: m.demands_title },
    },
    {
      demands: m.demands_title,
      write: m.demand_write,
      make: m.demand_from_enquiry,
      checked: m.demand_state_checked,
      accepted: m.demand_state_accepted,
      refused: m.demand_state_refused,
      sentence: m.demand_sentence,
      posts: m.demand_posts,
      advertised: m.demand_state_advertised,
    },
    names => [
      m.help_demand_1(names),
      m.help_demand_2(names),
      m.help_demand_3(names),
      m.help_demand_4(names),
      m.help_demand_5(names),
      m.help_demand_6(names),
    ],
  ),
]
