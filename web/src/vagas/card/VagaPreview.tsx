import Bookmark from 'lucide-react/icons/bookmark'
import { paths } from '../../paths.ts'
import type { ValoresDosBeneficios } from '../../tags/camposDaVaga.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { IconButton } from '../../ui/form/IconButton.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { Tone } from '../../ui/tones.ts'
import { Autor } from './Autor.tsx'
import { Beneficios } from './Beneficios.tsx'
import { Lugar } from './Lugar.tsx'
import { VagaCardFrame } from './VagaCardFrame.tsx'

type Props = {
  autor: string | null | undefined
  avatar: string | null | undefined
  titulo: string
  departamento: string | null
  local: string | null
  /** Null until the author chooses one. */
  tipo: { nome: string; tone: Tone } | null
  beneficios: ValoresDosBeneficios
  descricao: string
}

/** The card of a vaga that is not published yet. Its links lead nowhere: keep it `inert`. */
export const VagaPreview = ({ autor, avatar, titulo, tipo, beneficios, descricao, ...lugar }: Props) => (
  <VagaCardFrame
    avatar={<Avatar nome={autor} src={avatar} />}
    autor={<Autor nome={autor} criadaEm={null} />}
    salvar={<IconButton label="Salvar" icon={<Bookmark size={20} aria-hidden="true" />} />}
    titulo={titulo || 'Título não especificado'}
    lugar={<Lugar {...lugar} />}
    tags={
      <>
        {tipo ? <Tag tone={tipo.tone}>{tipo.nome}</Tag> : null}
        <Beneficios valores={beneficios} />
      </>
    }
    descricao={descricao || 'Descrição não especificada'}
    acao={
      <TextLink to={paths.professor.novaVaga()} look="plain" alone="tight">
        Ver Detalhes
      </TextLink>
    }
  />
)
