/**
 * @generated SignedSource<<55bcaf92cde179a304b684607c51d3c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VagasSalvas_vagas$data = ReadonlyArray<{
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

(node as any).hash = "f38f89ff2481ee08f8d49ce613e1df62";

export default node;
