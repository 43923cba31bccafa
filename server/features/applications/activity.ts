import { m } from '#i18n/paraglide/messages.js'
import type { ActivityArea } from '#server/registration/define-feature.ts'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { type State, stateLabels } from '#server/features/applications/stages/states.shared.ts'

const OF_STATES = new Set(['application-moved', 'application-move-undone', 'application-skipped'])

/** The log names applications by their references alone. */
export const applicationsActivity = {
  applications: {
    label: m.activity_part_applications,
    actions: {
      'application-added': m.did_application_added,
      'application-moved': m.did_application_moved,
      'application-move-undone': m.did_application_move_undone,
      'application-skipped': m.did_application_skipped,
      'application-called': m.did_application_called,
      'application-noted': m.did_application_noted,
      'application-wage-agreed': m.did_application_wage_agreed,
      'application-edited': m.did_application_edited,
      'application-reissued': m.did_application_reissued,
      'application-assigned': m.did_application_assigned,
      'application-unassigned': m.did_application_unassigned,
      'application-merged': m.did_application_merged,
      'application-separated': m.did_application_separated,
      'application-apart': m.did_application_apart,
      'application-erased': m.did_application_erased,
      'application-kept': m.did_application_kept,
      'application-invited': m.did_application_invited,
      'application-uninvited': m.did_application_uninvited,
      'application-tested': m.did_application_tested,
      'application-paper-opened': m.did_application_paper_opened,
      'application-paper-accepted': m.did_application_paper_accepted,
      'application-paper-refused': m.did_application_paper_refused,
      'applications-exported': m.did_applications_exported,
      'departed-counted': m.did_departed_counted,
      'departed-left-out': m.did_departed_left_out,
    },
    describeDetail(action, detail) {
      if (OF_STATES.has(action) && Object.hasOwn(stateLabels, detail)) return stateLabels[detail as State]()
      const isOfPaper = action.startsWith('application-paper') && Object.hasOwn(kindLabels, detail)
      return isOfPaper ? kindLabels[detail as keyof typeof kindLabels]() : undefined
    },
  },
  interviews: {
    label: m.interviews_title,
    actions: { 'interview-saved': m.did_interview_saved, 'interview-deleted': m.did_interview_deleted },
    hasEnglishSubjects: true,
    subjectBn: moment => moment.replace(/\d/g, digit => m.digits({}, { locale: 'bn' }).charAt(Number(digit))),
  },
} satisfies Record<string, ActivityArea>

declare module '#server/registration/feature-events.ts' {
  interface ActivityAreas {
    applications: typeof applicationsActivity
  }
}
