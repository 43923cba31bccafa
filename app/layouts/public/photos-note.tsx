import { Button } from '@agency/ui/Button'
import { m } from '#i18n/paraglide/messages.js'

/** Where a form says that it waits for photographs to be made smaller, and can be stopped: `shrinkPhotos` fills it in. */
export const PhotosNote = () => (
  <>
    <p role="status" className="empty:hidden" data-photos-text="" />
    <Button variant="secondary" className="justify-self-start" hidden data-photos-stop="">
      {m.photos_stop()}
    </Button>
  </>
)
