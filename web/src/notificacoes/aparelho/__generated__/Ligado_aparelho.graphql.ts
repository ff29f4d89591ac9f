/**
 * @generated SignedSource<<d168a80f21ce5e75d2e83e93e8638ca6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoDeAviso = "CANDIDATURAS" | "COMECADAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
import type { FragmentRefs } from "relay-runtime";
export type Ligado_aparelho$data = {
  readonly tipos: ReadonlyArray<TipoDeAviso>;
  readonly ultimaEntrega: string | null;
  readonly " $fragmentType": "Ligado_aparelho";
};
export type Ligado_aparelho$key = {
  readonly " $data"?: Ligado_aparelho$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ligado_aparelho">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Ligado_aparelho",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ultimaEntrega",
      "storageKey": null
    }
  ],
  "type": "Aparelho",
  "abstractKey": null
};

(node as any).hash = "19c939ee69f8440b7cc04e6a7d36a26f";

export default node;
