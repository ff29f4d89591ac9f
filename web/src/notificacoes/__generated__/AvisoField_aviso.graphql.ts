/**
 * @generated SignedSource<<baa4f4ee974a81cc0ef829ff8b2cbe95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ModoDeAviso = "NA_HORA" | "NENHUM" | "NO_QUADRO" | "RESUMO";
export type TipoDeAviso = "CANDIDATURAS" | "COMUNICADO" | "CONVITE" | "ENTREVISTA" | "ENTREVISTAS" | "ETAPA" | "FINALIZADA" | "MENSAGEM" | "MENSAGENS" | "MUDANCA" | "NOVAS_VAGAS" | "PRAZOS_DE_SALVAS" | "RECIBO" | "RESPOSTAS" | "RETIRADAS";
import type { FragmentRefs } from "relay-runtime";
export type AvisoField_aviso$data = {
  readonly modo: ModoDeAviso;
  readonly modos: ReadonlyArray<ModoDeAviso>;
  readonly tipo: TipoDeAviso;
  readonly " $fragmentType": "AvisoField_aviso";
};
export type AvisoField_aviso$key = {
  readonly " $data"?: AvisoField_aviso$data;
  readonly " $fragmentSpreads": FragmentRefs<"AvisoField_aviso">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AvisoField_aviso",
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

(node as any).hash = "8b123f4481bcbbc7fa042e0a19d45493";

export default node;
