/**
 * @generated SignedSource<<8b2354e25acffb26ac1acfe29432515d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatusDaVaga = "AGUARDANDO" | "EM_ANALISE" | "EM_ANDAMENTO" | "ENCERRADA" | "FINALIZADA" | "RASCUNHO";
import type { FragmentRefs } from "relay-runtime";
export type PrazoTag_vaga$data = {
  readonly encerrada: boolean;
  readonly prazo: string | null;
  readonly status: StatusDaVaga | null;
  readonly " $fragmentType": "PrazoTag_vaga";
};
export type PrazoTag_vaga$key = {
  readonly " $data"?: PrazoTag_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrazoTag_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PrazoTag_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "encerrada",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "653dbd5f75b4522de0da63e88ca3b79e";

export default node;
