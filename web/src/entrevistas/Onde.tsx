import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'

type Props = { local: string | null | undefined; link: string | null | undefined }

/** Where an interview is: a place, a link, or both. */
export const Onde = ({ local, link }: Props) => (
  <Text as="span" size="small" color="muted">
    {local}
    {local && link ? ' · ' : null}
    {link ? <TextLink to={link}>Abrir o link da entrevista</TextLink> : null}
  </Text>
)
