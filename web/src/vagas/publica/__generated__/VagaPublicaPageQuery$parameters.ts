/**
 * @generated SignedSource<<87e144f02c62bcc26307e6139bbec25e>>
 * @relayHash 58ac095be3095a09f13145e3183dfa26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af9c8a29f6a349b07357b0135df2925a0d5a5f75662efade371cdcb2c29d868f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VagaPublicaPageQuery } from './VagaPublicaPageQuery.graphql';

const node: PreloadableConcreteRequest<VagaPublicaPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af9c8a29f6a349b07357b0135df2925a0d5a5f75662efade371cdcb2c29d868f",
    "metadata": {},
    "name": "VagaPublicaPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
