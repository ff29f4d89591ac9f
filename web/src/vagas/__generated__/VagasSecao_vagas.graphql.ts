/**
 * @generated SignedSource<<58e4310ab071318762b505502c4657f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagasSecao_vagas$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"VagaCard_vaga">;
  readonly " $fragmentType": "VagasSecao_vagas";
}>;
export type VagasSecao_vagas$key = ReadonlyArray<{
  readonly " $data"?: VagasSecao_vagas$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagasSecao_vagas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "VagasSecao_vagas",
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
      "name": "VagaCard_vaga"
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "04ea43a7c0b2f5c2193d721dc351b72b";

export default node;
