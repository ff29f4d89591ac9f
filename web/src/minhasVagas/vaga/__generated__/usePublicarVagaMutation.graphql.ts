/**
 * @generated SignedSource<<2b26ed06e24061941731d20d4505a8d2>>
 * @relayHash dd7ea42884c744c5831d652455906c38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6b09274a7be5d3f42eb2658b4862bd66f4a50a9ccd8e32795f774ebbb8fb647

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublicarVagaInput = {
  prazo?: string | null;
  vaga: string;
};
export type usePublicarVagaMutation$variables = {
  input: PublicarVagaInput;
};
export type usePublicarVagaMutation$data = {
  readonly publicarVaga: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "PublicarVagaSuccess";
    readonly vaga: {
      readonly criadaEm: string | null;
      readonly publica: boolean | null;
      readonly " $fragmentSpreads": FragmentRefs<"Andamento_vaga" | "PrazoTag_vaga">;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePublicarVagaMutation = {
  response: usePublicarVagaMutation$data;
  variables: usePublicarVagaMutation$variables;
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
  "kind": "ScalarField",
  "name": "criadaEm",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publica",
  "storageKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mensagem",
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePublicarVagaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "publicarVaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Andamento_vaga"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PrazoTag_vaga"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "PublicarVagaSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
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
    "name": "usePublicarVagaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "publicarVaga",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Vaga",
                "kind": "LinkedField",
                "name": "vaga",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
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
                    "name": "titulo",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "respostaAte",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "encerrada",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "PublicarVagaSuccess",
            "abstractKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c6b09274a7be5d3f42eb2658b4862bd66f4a50a9ccd8e32795f774ebbb8fb647",
    "metadata": {},
    "name": "usePublicarVagaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "00546ad7763c17941f4831ee88e723c8";

export default node;
