/**
 * @generated SignedSource<<8748b4c85bc82db63f2524126dc16aca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ModoDeAviso = "NA_HORA" | "NENHUM" | "NO_QUADRO" | "RESUMO";
export type TipoDeAviso = "CANDIDATURAS" | "COMECADAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
import type { FragmentRefs } from "relay-runtime";
export type AvisoRow_aviso$data = {
  readonly modo: ModoDeAviso;
  readonly modos: ReadonlyArray<ModoDeAviso>;
  readonly tipo: TipoDeAviso;
  readonly " $fragmentType": "AvisoRow_aviso";
};
export type AvisoRow_aviso$key = {
  readonly " $data"?: AvisoRow_aviso$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvisoRow_aviso">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvisoRow_aviso",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modos",
      "storageKey": null
    }
  ],
  "type": "Aviso",
  "abstractKey": null
};

(node as any).hash = "1717aeaaa6ce0aabb4c1b1b7f75a6545";

export default node;
