/**
 * @generated SignedSource<<9725f286f8379c7b821ef2aabd47beb7>>
 * @relayHash e0de8c12f11a67da4b801ad8b9018827
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 805904caa3909836159c479574a770b8ba13a7cfb3bd106a4d825b0eb61933e8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidatarInput = {
  cartaDeMotivacao?: string | null;
  chave?: string | null;
  vaga: string;
};
export type useCandidatarMutation$variables = {
  input: CandidatarInput;
};
export type useCandidatarMutation$data = {
  readonly candidatar: {
    readonly __typename: "CandidatarSuccess";
    readonly situacao: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
    };
  } | {
    readonly __typename: "CandidaturaRecusada";
    readonly mensagem: string;
  } | {
    readonly __typename: "EntradaInvalida";
    readonly campos: ReadonlyArray<{
      readonly campo: string;
      readonly mensagem: string;
    }>;
    readonly mensagem: string;
  } | {
    readonly __typename: "JaCandidatado";
    readonly mensagem: string;
    readonly situacao: {
      readonly " $fragmentSpreads": FragmentRefs<"CandidaturaCard_situacao">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCandidatarMutation = {
  response: useCandidatarMutation$data;
  variables: useCandidatarMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "SituacaoDaCandidatura",
  "kind": "LinkedField",
  "name": "situacao",
  "plural": false,
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CandidaturaCard_situacao"
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mensagem",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/)
  ],
  "type": "CandidaturaRecusada",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": [
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "CampoInvalido",
      "kind": "LinkedField",
      "name": "campos",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campo",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "SituacaoDaCandidatura",
  "kind": "LinkedField",
  "name": "situacao",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidatado",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCandidatarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "candidatar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "CandidatarSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "JaCandidatado",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCandidatarMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "candidatar",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/)
            ],
            "type": "CandidatarSuccess",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "type": "JaCandidatado",
            "abstractKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "805904caa3909836159c479574a770b8ba13a7cfb3bd106a4d825b0eb61933e8",
    "metadata": {},
    "name": "useCandidatarMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d056d97de9c59000986a2330626e187f";

export default node;
