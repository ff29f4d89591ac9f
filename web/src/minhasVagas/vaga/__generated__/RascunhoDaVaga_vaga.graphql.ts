/**
 * @generated SignedSource<<3d47e249422f5ddf60390c5207b2b71a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RascunhoDaVaga_vaga$data = {
  readonly codigo: string;
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

(node as any).hash = "ada45977eab55ba6c768f022a4e10508";

export default node;
