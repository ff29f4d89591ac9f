/**
 * @generated SignedSource<<5c09e5caac552cb1dfc4a15341559b71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatosSection_vaga$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosPainel_vaga" | "useTodosOsCandidatos_vaga">;
  readonly " $fragmentType": "CandidatosSection_vaga";
};
export type CandidatosSection_vaga$key = {
  readonly " $data"?: CandidatosSection_vaga$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidatosSection_vaga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidatosSection_vaga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTodosOsCandidatos_vaga"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidatosPainel_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "5c913c3f502008dca4c2724064aa1dc9";

export default node;
