import { Stack } from '../ui/Stack.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { useRouteExists } from '../ui/routeExists.ts'

/** The other ways from a door: registration, recovery, the other door, home. */
export const PortaLinks = ({ links }: { links: readonly { to: string; label: string }[] }) => {
  const routeExists = useRouteExists()
  return (
    <Stack as="ul" gap="none">
      {links
        .filter(({ to }) => routeExists(to))
        .map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} alone>
              {label}
            </TextLink>
          </li>
        ))}
    </Stack>
  )
}
