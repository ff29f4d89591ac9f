/**
 * @generated SignedSource<<aeee87b4a088b71fe554456e99673fc4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Exclusao_dados$data = {
  readonly exclusao: {
    readonly executarEm: string;
  } | null;
  readonly oportunidadesEmAndamento: number;
  readonly " $fragmentType": "Exclusao_dados";
};
export type Exclusao_dados$key = {
  readonly " $data"?: Exclusao_dados$data;
  readonly " $fragmentSpreads": FragmentRefs<"Exclusao_dados">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Exclusao_dados",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExclusaoDaConta",
      "kind": "LinkedField",
      "name": "exclusao",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "executarEm",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oportunidadesEmAndamento",
      "storageKey": null
    }
  ],
  "type": "MeusDados",
  "abstractKey": null
};

(node as any).hash = "1d0b5c300f9ab84b75c14065add9175e";

export default node;
