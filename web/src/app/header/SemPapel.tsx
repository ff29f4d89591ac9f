import { AbovePage } from '../../ui/layout/AbovePage.tsx'
import { Notice } from '../../ui/state/Notice.tsx'

/** What a professor whose role is not confirmed can do until then, or why the university refused it. */
export const SemPapel = ({ recusa }: { recusa: string | null }) => (
  <AbovePage>
    {recusa === null ? (
      <Notice tone="info" title="Sua conta de professor ainda vai ser confirmada">
        A universidade confere quem é professor, e avisamos por e-mail. Até lá você pode preparar uma oportunidade, que
        fica guardada neste navegador, e responder a quem escrever para você; publicar e ver candidatos, só depois.
      </Notice>
    ) : (
      <Notice tone="warning" title="A universidade não confirmou a sua conta de professor">
        {`Por isso você não publica oportunidades nem vê candidatos. O motivo: “${recusa}” Se for um engano, fale com a administração do mural.`}
      </Notice>
    )}
  </AbovePage>
)
