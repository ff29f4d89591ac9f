import { AbovePage } from '../../ui/layout/AbovePage.tsx'
import { Notice } from '../../ui/state/Notice.tsx'

type Props = {
  /** The sentences of the administration. */
  avisos: ReadonlyArray<{ id: string; texto: string }>
  /** A professor whose role is not confirmed. */
  semPapel: boolean
  /** Why the university refused the role; null if it did not. */
  recusa: string | null
}

/** Notices above the page, one below the other. */
export const AcimaDaPagina = ({ avisos, semPapel, recusa }: Props) => (
  <>
    {avisos.map(({ id, texto }) => (
      <AbovePage key={id}>
        <Notice tone="info">{texto}</Notice>
      </AbovePage>
    ))}
    {semPapel ? (
      <AbovePage>
        <Notice tone="info" title={`Sua conta de professor ${recusa ? 'não foi' : 'ainda vai ser'} confirmada`}>
          {recusa === null ? ateLa : toRecusa(recusa)}
        </Notice>
      </AbovePage>
    ) : null}
  </>
)

const ateLa =
  'A universidade confere quem é professor, e avisamos por e-mail. Até lá você pode preparar uma oportunidade, que fica guardada neste navegador, e responder a quem escrever para você; publicar e ver candidatos, só depois.'

const toRecusa = (recusa: string) =>
  `Por isso você não publica oportunidades nem vê candidatos. Motivo: ${recusa} Se for um engano, fale com a administração do mural.`
