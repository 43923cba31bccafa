import { m } from '#i18n/paraglide/messages.js'
import { can, type Right } from '#server/permissions.ts'
import type { TaskId } from './help-path.ts'

type Words = Record<string, () => string>

export type Task = {
  id: TaskId
  title: () => string
  /** What somebody needs to do it. */
  right?: Right
  /** The screen where it begins, and its name. */
  screen: { to: string; label: () => string }
  /** What its steps call the controls: the controls' own messages, so that the names stay the same. */
  controls: Words
  steps: () => string[]
  /** What its picture shows; without it there is no picture. */
  alt?: () => string
}

/** Everything that help explains, in the order of the page. Its pictures are made by `npm run help-pictures`. */
export const tasks: Task[] = [
  defineTask(
    {
      id: 'figures',
      title: m.help_figures,
      right: 'content',
      screen: { to: '/admin/manage-clients', label: m.admin_manage },
      alt: m.help_figures_alt,
    },
    { manage: m.admin_manage },
    names => [m.help_figures_1(names), m.help_figures_2(), m.help_figures_3()],
  ),
  defineTask(
    {
      id: 'country',
      title: m.help_country,
      right: 'content',
      screen: { to: '/admin/add-new-client', label: m.admin_add },
      alt: m.help_country_alt,
    },
    {
      add: m.admin_add,
      name: m.form_country_name,
      another: m.form_add_company,
      save: m.form_save,
      draft: m.content_save_draft,
    },
    names => [m.help_country_1(names), m.help_country_2(names), m.help_country_3(names), m.help_country_4(names)],
  ),
  defineTask(
    {
      id: 'news',
      title: m.help_news,
      right: 'content',
      screen: { to: '/admin/news', label: m.admin_news },
      alt: m.help_news_alt,
    },
    {
      news: m.admin_news,
      add: m.news_add,
      more: m.editor_more,
      schedule: m.editor_schedule,
      time: m.editor_schedule_time,
    },
    names => [m.help_news_1(names), m.help_news_2(), m.help_news_3(names), m.help_news_4(names)],
  ),
  defineTask(
    {
      id: 'undo',
      title: m.help_undo,
      right: 'content',
      screen: { to: '/admin/trash', label: m.trash_title },
      alt: m.help_undo_alt,
    },
    { undo: m.undo, more: m.editor_more, history: m.editor_history, trash: m.trash_title, restore: m.trash_restore },
    names => [m.help_undo_1(names), m.help_undo_2(names), m.help_undo_3(), m.help_undo_4(names)],
  ),
  defineTask(
    {
      id: 'enquiry',
      title: m.help_enquiry,
      right: 'enquiries',
      screen: { to: '/admin/enquiries', label: m.admin_enquiries },
      alt: m.help_enquiry_alt,
    },
    {
      enquiries: m.admin_enquiries,
      template: m.answer_template,
      send: m.answer_send,
      handled: m.answer_send_handled,
    },
    names => [m.help_enquiry_1(names), m.help_enquiry_2(names), m.help_enquiry_3(names)],
  ),
  defineTask(
    {
      id: 'vacancy',
      title: m.help_vacancy,
      right: 'vacancies',
      screen: { to: '/admin/vacancies', label: m.vacancies_many },
      alt: m.help_vacancy_alt,
    },
    {
      vacancies: m.vacancies_many,
      add: m.vacancy_add,
      draft: m.content_save_draft,
      permission: m.vacancy_permission,
      approval: m.vacancy_approval,
      costs: m.vacancy_part_costs,
      publish: m.content_publish,
      closes: m.vacancy_closes,
      closed: m.vacancy_closed,
    },
    names => [
      m.help_vacancy_1(names),
      m.help_vacancy_2(names),
      m.help_vacancy_3(names),
      m.help_vacancy_4(names),
      m.help_vacancy_5(names),
      m.help_vacancy_6(names),
    ],
  ),
  defineTask(
    {
      id: 'application',
      title: m.help_application,
      right: 'applications',
      screen: { to: '/admin/applications', label: m.applications_title },
    },
    {
      applications: m.applications_title,
      waiting: m.applications_waiting,
      reached: m.call_reached,
      missed: m.call_missed,
      again: m.call_again,
      invite: m.application_invite,
      reads: m.application_reads,
      departed: m.application_departed,
      uncounted: m.departed_title,
    },
    names => [
      m.help_application_1(names),
      m.help_application_2(names),
      m.help_application_3(names),
      m.help_application_4(names),
      m.help_application_5(),
      m.help_application_6(names),
    ],
  ),
  defineTask(
    {
      id: 'worker',
      title: m.help_worker,
      right: 'workers',
      screen: { to: '/admin/workers', label: m.workers_title },
    },
    {
      make: m.worker_make,
      link: m.worker_link,
      workers: m.workers_title,
      add: m.worker_add,
      look: m.worker_look,
      print: m.print_menu,
      accept: m.paper_accept,
      refuse: m.paper_refuse,
      archive: m.worker_archive,
      bring: m.workers_import,
    },
    names => [
      m.help_worker_1(names),
      m.help_worker_2(names),
      m.help_worker_3(names),
      m.help_worker_4(),
      m.help_worker_5(names),
      m.help_worker_papers(names),
      m.help_worker_6(names),
      m.help_worker_7(names),
      m.help_worker_8(names),
    ],
  ),
  defineTask(
    {
      id: 'money',
      title: m.help_money,
      right: 'payments',
      screen: { to: '/admin/payments', label: m.payments_title },
    },
    { money: m.money_title, take: m.payment_take, cancel: m.receipt_cancel, receipts: m.payments_title },
    names => [
      m.help_money_1(names),
      m.help_money_2(names),
      m.help_money_3(),
      m.help_money_4(),
      m.help_money_5(names),
      m.help_money_6(names),
    ],
  ),
  defineTask(
    {
      id: 'tasks',
      title: m.help_tasks,
      right: 'applications',
      screen: { to: '/admin/tasks', label: m.tasks_title },
    },
    {
      me: m.enquiry_assign_me,
      assign: m.enquiry_assign,
      add: m.task_add,
      tasks: m.tasks_title,
      calendar: m.calendar_title,
      link: m.calendar_feed_make,
    },
    names => [
      m.help_tasks_1(names),
      m.help_tasks_2(names),
      m.help_tasks_3(names),
      m.help_tasks_4(names),
      m.help_tasks_5(names),
    ],
  ),
  defineTask(
    {
      id: 'demand',
      title: m.help_demand,
      right: 'demands',
      screen: { to: '/admin/demands', label: m.demands_title },
    },
    {
      demands: m.demands_title,
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
  defineTask(
    {
      id: 'complaint',
      title: m.help_complaint,
      right: 'complaints',
      screen: { to: '/admin/complaints', label: m.complaints_title },
    },
    {
      complaints: m.complaints_title,
      due: m.complaint_due,
      mine: m.enquiry_assign_me,
      answer: m.complaint_answer,
      send: m.complaint_answer_send,
      contact: m.complaint_contact,
      note: m.enquiry_note_label,
      close: m.complaint_close,
    },
    names => [
      m.help_complaint_1(names),
      m.help_complaint_2(names),
      m.help_complaint_3(names),
      m.help_complaint_4(names),
      m.help_complaint_5(names),
      m.help_complaint_6(),
    ],
  ),
  defineTask(
    {
      id: 'invite',
      title: m.help_invite,
      right: 'people',
      screen: { to: '/admin/staff', label: m.admin_staff },
      alt: m.help_invite_alt,
    },
    { staff: m.admin_staff, invite: m.invite_title, send: m.invite_button, approve: m.staff_approve_as },
    names => [m.help_invite_1(names), m.help_invite_2(names), m.help_invite_3(names), m.help_invite_4(names)],
  ),
  defineTask(
    {
      id: 'telephone',
      title: m.help_telephone,
      right: 'settings',
      screen: { to: '/admin/settings/contact', label: m.settings_contact },
      alt: m.help_telephone_alt,
    },
    { settings: m.settings_title, contact: m.settings_contact, phones: m.settings_phones, publish: m.content_publish },
    names => [m.help_telephone_1(names), m.help_telephone_2(names), m.help_telephone_3(names)],
  ),
  defineTask(
    {
      id: 'picture',
      title: m.help_picture,
      right: 'content',
      screen: { to: '/admin/media', label: m.admin_media },
      alt: m.help_picture_alt,
    },
    { pictures: m.admin_media, used: m.media_used, replace: m.media_replace },
    names => [m.help_picture_1(names), m.help_picture_2(names), m.help_picture_3()],
  ),
  defineTask(
    {
      id: 'backups',
      title: m.help_backups,
      screen: { to: '/admin', label: m.admin_dashboard },
      alt: m.help_backups_alt,
    },
    { backup: m.backup_title },
    names => [m.help_backups_1(), m.help_backups_2(names), m.help_backups_3(), m.help_backups_4()],
  ),
  defineTask(
    {
      id: 'protect',
      title: m.help_protect,
      screen: { to: '/admin/account', label: m.account_title },
    },
    {
      account: m.account_title,
      factor: m.account_factor_title,
      app: m.account_app_add,
      passkey: m.account_passkey_add,
      confirm: m.passkey_confirm,
      print: m.account_codes_print,
      remove: m.account_app_remove,
      sessions: m.account_sessions_title,
    },
    names => [
      m.help_protect_1(names),
      m.help_protect_2(names),
      m.help_protect_3(names),
      m.help_protect_4(names),
      m.help_protect_5(names),
      m.help_protect_6(),
      m.help_protect_7(names),
    ],
  ),
  defineTask(
    {
      id: 'program',
      title: m.help_program,
      right: 'owners',
      screen: { to: '/admin/tokens', label: m.tokens_title },
    },
    {
      tokens: m.tokens_title,
      scopes: m.token_scopes,
      lasts: m.token_lasts,
      make: m.token_make,
      copy: m.token_copy,
      docs: m.tokens_docs,
      revoke: m.token_revoke,
    },
    names => [
      m.help_program_1(names),
      m.help_program_2(names),
      m.help_program_3(names),
      m.help_program_4(names),
      m.help_program_5(names),
    ],
  ),
  defineTask(
    {
      id: 'webhook',
      title: m.help_webhook,
      right: 'owners',
      screen: { to: '/admin/webhooks', label: m.webhooks_title },
    },
    {
      webhooks: m.webhooks_title,
      add: m.webhook_add,
      secret: m.webhook_secret_copy,
      test: m.webhook_test,
      log: m.webhook_log,
      resend: m.webhook_resend,
      on: m.webhook_turn_on,
    },
    names => [
      m.help_webhook_1(names),
      m.help_webhook_2(names),
      m.help_webhook_3(names),
      m.help_webhook_4(names),
      m.help_webhook_5(names),
    ],
  ),
  defineTask(
    {
      id: 'warning',
      title: m.help_warning,
      right: 'owners',
      screen: { to: '/admin/system', label: m.system_title },
    },
    {
      system: m.system_title,
      well: m.system_all_well,
      jobs: m.system_jobs,
      run: m.system_job_run,
      test: m.system_mail_test,
    },
    names => [
      m.help_warning_1(names),
      m.help_warning_2(names),
      m.help_warning_3(names),
      m.help_warning_4(),
      m.help_warning_5(names),
    ],
  ),
]

/** The tasks that a person may do. */
export const tasksFor = (me: Parameters<typeof can>[0]): Task[] => tasks.filter(({ right }) => !right || can(me, right))

/** Gives `steps` the names of the controls in the language of the page. */
function defineTask<const Controls extends Words>(
  facts: Omit<Task, 'controls' | 'steps'>,
  controls: Controls,
  steps: (names: { [Name in keyof Controls]: string }) => string[],
): Task {
  const names = () =>
    Object.fromEntries(Object.entries(controls).map(([name, label]) => [name, label()])) as {
      [Name in keyof Controls]: string
    }
  return { ...facts, controls, steps: () => steps(names()) }
}
