import { m } from '#i18n/paraglide/messages.js'
import type { Action, Part } from '#server/features/activity/schema.ts'

const did: Record<Action, () => string> = {
  'signed-up': m.did_signed_up,
  'signed-in': m.did_signed_in,
  'sign-in-failed': m.did_sign_in_failed,
  'signed-out': m.did_signed_out,
  'link-asked': m.did_link_asked,
  'reset-asked': m.did_reset_asked,
  'password-changed': m.did_password_changed,
  'email-changed': m.did_email_changed,
  'name-changed': m.did_name_changed,
  'provider-linked': m.did_provider_linked,
  'provider-unlinked': m.did_provider_unlinked,
  'sessions-ended': m.did_sessions_ended,
  left: m.did_left,
  invited: m.did_invited,
  'invitation-withdrawn': m.did_invitation_withdrawn,
  'invitation-accepted': m.did_invitation_accepted,
  approved: m.did_approved,
  suspended: m.did_suspended,
  removed: m.did_removed,
  'role-changed': m.did_role_changed,
  'invitation-link-copied': m.did_invitation_link_copied,
  'reset-link-copied': m.did_reset_link_copied,
  'client-added': m.did_client_added,
  'client-changed': m.did_client_changed,
  'client-deleted': m.did_client_deleted,
  'enquiry-handled': m.did_enquiry_handled,
  'enquiry-reopened': m.did_enquiry_reopened,
  'enquiry-deleted': m.did_enquiry_deleted,
}

/** What somebody did, in words. */
export const describeAction = (action: Action): string => did[action]()

/** The parts of the product in words, in the order of the list to choose from. */
export const nameParts = (): Record<Part, string> => ({
  'sign-in': m.activity_part_sign_in(),
  account: m.activity_part_account(),
  staff: m.activity_part_staff(),
  clients: m.activity_part_clients(),
  enquiries: m.activity_part_enquiries(),
})
