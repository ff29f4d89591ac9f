import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { readSessao } from '../../sessao/sessao.ts'
import { papeis } from '../../tags/papeis.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/form/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { toastError } from '../../ui/overlay/toast.ts'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { GestoresCard_vaga$data, GestoresCard_vaga$key } from './__generated__/GestoresCard_vaga.graphql.ts'
import * as styles from './GestoresCard.css.ts'
import type { LeavingGestor } from './SairDialog.tsx'
import { useMostrarGestor } from './useMostrarGestor.ts'

/** Loaded on demand: most visits neither invite nor remove anybody. */
const ConvidarDialog = lazy(() => import('./ConvidarDialog.tsx').then(module => ({ default: module.ConvidarDialog })))
const SairDialog = lazy(() => import('./SairDialog.tsx').then(module => ({ default: module.SairDialog })))

const fragment = graphql`
  fragment GestoresCard_vaga on Vaga @throwOnFieldError {
    id
    titulo
    meuPapel
    autor {
      codigo
      nome
      avatar
    }
    gestores {
      id
      pessoa {
        codigo
        nome
        avatar
      }
      email
      visivel
      aceitoEm
    }
  }
`

/** The author and the co-managers of a vaga; nothing on an upstream without co-managers. */
export const GestoresCard = ({ vagaRef }: { vagaRef: GestoresCard_vaga$key }) => {
  const { id, titulo, meuPapel, autor, gestores } = useFragment(fragment, vagaRef)
  // Undefined until the dialog first opens. Then the dialog stays mounted, to restore the focus.
  const [leaving, setLeaving] = useState<LeavingGestor | null>()
  if (!meuPapel || !gestores) return null
  return (
    <Card as="section" padding="compact" labelledBy="gestores">
      <Heading level={2} look="card" id="gestores">
        Quem cuida desta oportunidade
      </Heading>
      <Pessoa nome={autor?.nome} avatar={autor?.avatar} situacao="Criou a oportunidade" />
      {gestores.map(gestor => (
        <Gestor key={gestor.id} vaga={id} gestor={gestor} onSair={setLeaving} />
      ))}
      <Convidar vaga={id} />
      {leaving !== undefined ? (
        <Suspense fallback={null}>
          <SairDialog
            vaga={id}
            titulo={titulo ?? 'Título não especificado'}
            leaving={leaving}
            onClose={() => setLeaving(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  )
}

type PessoaProps = {
  nome: string | null | undefined
  avatar: string | null | undefined
  /** Their part in the vaga. */
  situacao: string
  /** An e-mail was invited: nobody is known yet. */
  isEmail?: boolean
}

const Pessoa = ({ nome, avatar, situacao, isEmail = false }: PessoaProps) => (
  <div className={styles.pessoa}>
    <Avatar nome={nome} src={avatar} />
    <div>
      <Text weight="medium">{nome ?? 'Autor desconhecido'}</Text>
      {nome && !isEmail ? (
        <Text size="small" color="muted">
          {papeis.PROFESSOR}
        </Text>
      ) : null}
      <Text size="small" color="muted">
        {situacao}
      </Text>
    </div>
  </div>
)

type GestorProps = {
  /** Global id. */
  vaga: string
  gestor: NonNullable<GestoresCard_vaga$data['gestores']>[number]
  onSair: (leaving: LeavingGestor) => void
}

const Gestor = ({ vaga, gestor: { id, pessoa, email, visivel, aceitoEm }, onSair }: GestorProps) => {
  const [mostrar, isSaving] = useMostrarGestor(vaga)
  const nome = pessoa?.nome ?? email ?? 'Pessoa'
  const isSelf = pessoa?.codigo === readSessao()?.codigo
  const handleVisivel = async (next: boolean) => {
    if (isSaving) return
    const erro = await mostrar(id, next)
    if (erro) toastError('A escolha não foi salva', erro)
  }
  return (
    <Stack gap="xxsmall">
      <Pessoa nome={nome} avatar={pessoa?.avatar} situacao={toSituacao(aceitoEm, visivel)} isEmail={!pessoa} />
      <Cluster justify="between">
        <Checkbox
          label={
            <>
              Mostrar aos alunos<VisuallyHidden>{` (${nome})`}</VisuallyHidden>
            </>
          }
          checked={visivel}
          onChange={event => void handleVisivel(event.target.checked)}
        />
        <Button
          look="secondary"
          shape="compact"
          aria-label={isSelf ? 'Deixar de cuidar' : `Remover ${nome}`}
          onClick={() => onSair({ gestor: id, nome, isSelf })}
        >
          {isSelf ? 'Deixar de cuidar' : 'Remover'}
        </Button>
      </Cluster>
    </Stack>
  )
}

const toSituacao = (aceitoEm: string | null | undefined, visivel: boolean): string => {
  const alunos = visivel ? 'aparece para os alunos' : 'não aparece para os alunos'
  return aceitoEm ? `Também cuida; ${alunos}` : `Convite enviado; se aceitar, ${alunos}`
}

const Convidar = ({ vaga }: { vaga: string }) => {
  const [aberto, setAberto] = useState(false)
  const [carregado, setCarregado] = useState(false)
  const handleAbrir = () => {
    setCarregado(true)
    setAberto(true)
  }
  return (
    <>
      <Button look="secondary" shape="wide" onClick={handleAbrir}>
        <UserPlus size={20} aria-hidden="true" />
        Convidar professor
      </Button>
      {carregado ? (
        <Suspense fallback={null}>
          <ConvidarDialog vaga={vaga} open={aberto} onClose={() => setAberto(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
