/**
 * @generated SignedSource<<3bcb7875dccb6392acf6aff7f9ad3f29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RascunhoDaVaga_vaga$data = {
  readonly codigo: string;
  readonly primeiraRevisao: {
    readonly aguarda: boolean;
    readonly motivo: string | null;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"GestaoDaVaga_vaga" | "SobreAVaga_vaga" | "faltas_vaga">;
  readonly " $fragmentType": "RascunhoDaVaga_vaga";
};
export type RascunhoDaVaga_vaga$key = {
  readonly " $data"?: RascunhoDaVaga_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"RascunhoDaVaga_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RascunhoDaVaga_vaga",
  "selections": [
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
      "concreteType": "PrimeiraRevisao",
      "kind": "LinkedField",
      "name": "primeiraRevisao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "aguarda",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motivo",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "faltas_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SobreAVaga_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GestaoDaVaga_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "006c4267bc31369880d6eb9b94b6c309";

export default node;
