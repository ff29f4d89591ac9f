/**
 * @generated SignedSource<<796028a1038b15a4d74b3f03f3074ccd>>
 * @relayHash 25107d4b057d89e0769476e786fac900
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b28c5937e99dd90b149a176cf4989188f9e0f67f62a31e6d7ac7468b2797ce14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MinhasVagasPageQuery } from './MinhasVagasPageQuery.graphql';

const node: PreloadableConcreteRequest<MinhasVagasPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b28c5937e99dd90b149a176cf4989188f9e0f67f62a31e6d7ac7468b2797ce14",
    "metadata": {},
    "name": "MinhasVagasPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
