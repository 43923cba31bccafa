import { Button } from '@agency/ui/Button'
import { Link } from '@tanstack/react-router'
import { ExternalLink, ImagePlus, Newspaper, Plus } from 'lucide-react'
import { m } from '#i18n/paraglide/messages.js'

/** What staff do most, one click away. */
export function QuickActions() {
  return (
    <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
      <Button asChild size="sm" variant="accent">
        <Link to="/admin/add-new-client">
          <Plus aria-hidden="true" />
          {m.admin_add()}
        </Link>
      </Button>
      <Button asChild size="sm" variant="secondary">
        <Link to="/admin/media">
          <ImagePlus aria-hidden="true" />
          {m.desk_add_picture()}
        </Link>
      </Button>
      <Button asChild size="sm" variant="secondary">
        <Link to="/admin/news/add">
          <Newspaper aria-hidden="true" />
          {m.news_add()}
        </Link>
      </Button>
      <Button asChild size="sm" variant="secondary">
        <Link to="/our-clients">
          <ExternalLink aria-hidden="true" />
          {m.admin_see_public()}
        </Link>
      </Button>
    </div>
  )
}
