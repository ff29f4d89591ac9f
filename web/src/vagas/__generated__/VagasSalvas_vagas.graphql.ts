/**
 * @generated SignedSource<<5b2d4d6e4fb47b186733fbc61afad42f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagasSalvas_vagas$data = ReadonlyArray<{
  readonly encerrada: boolean;
  readonly id: string;
  readonly salva: boolean | null;
  readonly " $fragmentSpreads": FragmentRefs<"VagasSecao_vagas">;
  readonly " $fragmentType": "VagasSalvas_vagas";
}>;
export type VagasSalvas_vagas$key = ReadonlyArray<{
  readonly " $data"?: VagasSalvas_vagas$data;
  readonly " $fragmentSpreads": FragmentRefs<"VagasSalvas_vagas">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "VagasSalvas_vagas",
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
      "name": "encerrada",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VagasSecao_vagas"
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "salva",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Vaga",
  "abstractKey": null
};

(node as any).hash = "422acdc059d91af61aff7a5a261cae7b";

export default node;
