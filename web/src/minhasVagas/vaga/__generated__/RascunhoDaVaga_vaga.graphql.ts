/**
 * @generated SignedSource<<2aa510b110e80e889f23a1f64a060ba2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RascunhoDaVaga_vaga$data = {
  readonly id: string;
  readonly prazo: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"GestaoDaVaga_vaga" | "SobreAVaga_vaga">;
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
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prazo",
      "storageKey": null
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

(node as any).hash = "7859bf0c987604a5f4074ed433328006";

export default node;
