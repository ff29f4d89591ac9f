/**
 * @generated SignedSource<<79f84b846ae3c2ff7f42c50f7fea6507>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PapelNaVaga = "AUTOR" | "GESTOR";
import type { FragmentRefs } from "relay-runtime";
export type ExcluirVaga_vaga$data = {
  readonly codigo: string;
  readonly id: string;
  readonly meuPapel: PapelNaVaga | null;
  readonly titulo: string | null;
  readonly " $fragmentType": "ExcluirVaga_vaga";
};
export type ExcluirVaga_vaga$key = {
  readonly " $data"?: ExcluirVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExcluirVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExcluirVaga_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codigo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titulo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "meuPapel",
      "storageKey": null
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "d61dcf02c58ff001e511f0ecfdddbea1";

export default node;
